import { LOOK_FILES, type Content, type Drawing } from './lookFiles';
import { openTypesetter, type Typesetter } from './typesetter';

/** File to draw, by its path, with what it shows. */
export interface DrawingTask {
  path: string;
  shown: unknown;
}

/** Draws a file of the look. */
export type LookDrawer = (task: DrawingTask) => Promise<Content>;

async function rasterize(svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  return new Uint8Array(await sharp(Buffer.from(svg)).resize({ width }).png().toBuffer());
}

/** Creates a drawer that runs in this process. */
export function createLookDrawer(): LookDrawer {
  let opened: Promise<Typesetter> | null = null;
  const drawing: Drawing = { typesetter: () => (opened ??= openTypesetter()), rasterize };
  return async ({ path, shown }) => {
    const file = LOOK_FILES[path];
    if (!file?.draw) throw new Error(`${path} is not a file that is drawn`);
    return file.draw(shown, drawing);
  };
}
