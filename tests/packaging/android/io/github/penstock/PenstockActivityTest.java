package io.github.penstock;

import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;

/** Compiled and run against the few classes in this folder, as Debian has none of Android's. */
public class PenstockActivityTest {
    private static final String TYPE = "application/x-penstock";

    private static void check(boolean holds, String sentence) {
        if (!holds) {
            throw new AssertionError(sentence);
        }
    }

    private static void checkSame(Intent intent, String action, Uri file, String sentence) {
        check(action.equals(intent.getAction()) && intent.getData() == file, sentence);
    }

    private static Intent startedWith(Intent intent) {
        PenstockActivity activity = new PenstockActivity();
        activity.setIntent(intent);
        activity.onCreate(new Bundle());
        return activity.passedOn;
    }

    private static Intent reachedBy(Intent intent) {
        PenstockActivity activity = new PenstockActivity();
        activity.onNewIntent(intent);
        return activity.passedOn;
    }

    public static void main(String[] arguments) {
        Uri file = new Uri();
        Intent start = new Intent(Intent.ACTION_MAIN);
        Intent open = new Intent(Intent.ACTION_VIEW).setDataAndType(file, TYPE);
        Intent send = new Intent(Intent.ACTION_SEND).setDataAndType(null, TYPE)
                .putExtra(Intent.EXTRA_STREAM, file);

        checkSame(startedWith(start), Intent.ACTION_MAIN, null, "A start has no file.");
        checkSame(startedWith(open), Intent.ACTION_VIEW, file, "A file starts the app.");
        checkSame(startedWith(send), Intent.ACTION_VIEW, file, "A sent file starts the app.");
        checkSame(reachedBy(open), Intent.ACTION_VIEW, file, "A file reaches the app.");
        checkSame(reachedBy(send), Intent.ACTION_VIEW, file, "A sent file reaches the app.");
        check(TYPE.equals(reachedBy(send).getType()), "A sent file keeps its type.");
        checkSame(reachedBy(new Intent(Intent.ACTION_SEND)), Intent.ACTION_SEND, null,
                "Sent without a file, nothing is opened.");
        checkSame(reachedBy(new Intent(Intent.ACTION_SEND)
                .putExtra(Intent.EXTRA_STREAM, new android.os.Parcelable() {})),
                Intent.ACTION_SEND, null, "Sent with something else, nothing is opened.");
        for (Intent again : new Intent[] {open, send}) {
            again.addFlags(Intent.FLAG_ACTIVITY_LAUNCHED_FROM_HISTORY);
            checkSame(startedWith(again), Intent.ACTION_MAIN, null,
                    "The list of recent apps opens no file again.");
        }
    }
}
