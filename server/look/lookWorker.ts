import { createLookDrawer, type DrawingTask } from './drawLook';

/*
 * Entry of the process that draws one file of the look, started by `lookProcess.ts`.
 */

process.once('message', (task: DrawingTask) => void createLookDrawer()(task).then((content) => process.send?.(content, () => process.disconnect())));
