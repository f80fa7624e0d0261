package android.net;

import android.os.Parcelable;

public class Uri implements Parcelable {}
