import QtQuick
import QtMultimedia

// What the camera sees.
VideoOutput {
    id: root

    readonly property alias isReady: capture.readyForCapture

    signal taken(string file)
    signal failed

    function take(file: string) {
        capture.captureToFile(file);
    }

    CaptureSession {
        videoOutput: root

        camera: Camera {
            active: true
            onErrorOccurred: root.failed()
        }

        imageCapture: ImageCapture {
            id: capture

            onImageSaved: (requestId, file) => root.taken(file)
            onErrorOccurred: root.failed()
        }
    }
}
