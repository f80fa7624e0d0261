import QtQuick
import QtMultimedia

// What the camera sees.
VideoOutput {
    id: root

    readonly property alias isReady: capture.readyForCapture
    // A property, because it may fail while this is made, when nobody listens yet.
    readonly property bool isBroken: camera.error !== Camera.NoError

    signal taken(string file)
    signal failed

    function take(file: string) {
        capture.captureToFile(file);
    }

    CaptureSession {
        videoOutput: root

        camera: Camera {
            id: camera

            active: true
        }

        imageCapture: ImageCapture {
            id: capture

            onImageSaved: (requestId, file) => root.taken(file)
            onErrorOccurred: root.failed()
        }
    }
}
