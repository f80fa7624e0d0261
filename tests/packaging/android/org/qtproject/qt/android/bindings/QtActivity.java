package org.qtproject.qt.android.bindings;

import android.content.Intent;
import android.os.Bundle;

/** What Qt's class shows of itself: the intents it passes on to the program. */
public class QtActivity {
    public Intent passedOn;
    private Intent intent;

    public Intent getIntent() {
        return intent;
    }

    public void setIntent(Intent intent) {
        this.intent = intent;
    }

    protected void onCreate(Bundle savedInstanceState) {
        passedOn = intent;
    }

    protected void onNewIntent(Intent intent) {
        passedOn = intent;
    }
}
