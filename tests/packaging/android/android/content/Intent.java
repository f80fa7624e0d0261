package android.content;

import android.net.Uri;
import android.os.Parcelable;
import java.util.HashMap;
import java.util.Map;

/** As much of Android's class as the activity uses. */
public class Intent {
    public static final String ACTION_MAIN = "android.intent.action.MAIN";
    public static final String ACTION_SEND = "android.intent.action.SEND";
    public static final String ACTION_VIEW = "android.intent.action.VIEW";
    public static final String EXTRA_STREAM = "android.intent.extra.STREAM";
    public static final int FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY = 0x00100000;

    private String action;
    private Uri data;
    private String type;
    private int flags;
    private final Map<String, Parcelable> extras = new HashMap<>();

    public Intent(String action) {
        this.action = action;
    }

    public Intent(Intent other) {
        action = other.action;
        data = other.data;
        type = other.type;
        flags = other.flags;
        extras.putAll(other.extras);
    }

    public String getAction() {
        return action;
    }

    public Intent setAction(String action) {
        this.action = action;
        return this;
    }

    public Uri getData() {
        return data;
    }

    public String getType() {
        return type;
    }

    public Intent setDataAndType(Uri data, String type) {
        this.data = data;
        this.type = type;
        return this;
    }

    public int getFlags() {
        return flags;
    }

    public Intent addFlags(int flags) {
        this.flags |= flags;
        return this;
    }

    public Intent putExtra(String name, Parcelable value) {
        extras.put(name, value);
        return this;
    }

    @Deprecated
    @SuppressWarnings("unchecked")
    public <T extends Parcelable> T getParcelableExtra(String name) {
        return (T) extras.get(name);
    }
}
