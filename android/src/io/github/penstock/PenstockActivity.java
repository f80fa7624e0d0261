package io.github.penstock;

import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;

import org.qtproject.qt.android.bindings.QtActivity;

/** Qt's own, which hands files that are to be opened to the program, for files that are sent too. */
public class PenstockActivity extends QtActivity {
    @Override
    public void onCreate(Bundle savedInstanceState) {
        setIntent(forQt(getIntent()));
        super.onCreate(savedInstanceState);
    }

    @Override
    protected void onNewIntent(Intent intent) {
        super.onNewIntent(forQt(intent));
    }

    /** What Qt is to make of it: of "share with" the same as of "open with". */
    static Intent forQt(Intent intent) {
        Intent changed = new Intent(intent);
        if ((intent.getFlags() & Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY) != 0) {
            // The list of recent apps repeats what was asked once; that file may be gone.
            return changed.setAction(Intent.ACTION_MAIN).setDataAndType(null, null);
        }
        Uri file = sentFile(intent);
        if (file != null) {
            changed.setAction(Intent.ACTION_VIEW).setDataAndType(file, intent.getType());
        }
        return changed;
    }

    @SuppressWarnings("deprecation") // what replaces it is newer than the oldest Android we run on
    private static Uri sentFile(Intent intent) {
        if (!Intent.ACTION_SEND.equals(intent.getAction())) {
            return null;
        }
        Object stream = intent.getParcelableExtra(Intent.EXTRA_STREAM);
        return stream instanceof Uri ? (Uri) stream : null;
    }
}
