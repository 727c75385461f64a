import type Library from 'webgl-fluid-enhanced';
import { fluidSettings, type FluidSettings } from '../../contract/fluid';
import { PALETTE } from '../../contract/palette';
import { createPace, LOWEST, qualityAt, type Quality } from './pace';
import { followPointers } from './pointers';
import type { Engine } from './smoke';

/** A breath of smoke from below, now and then, so that it never dies down where nobody moves a hand. */
const BREATH_MS = 1400;

/** The library draws with these; asked for first, so that it is handed the same context and a missing one is known before it starts. */
const ATTRIBUTES: WebGLContextAttributes = { alpha: true, depth: false, stencil: false, antialias: false, preserveDrawingBuffer: false };

/** What the canvas draws with, and whether it smooths between the points of a half-float texture. */
function openGraphics(canvas: HTMLCanvasElement) {
  const second = canvas.getContext('webgl2', ATTRIBUTES);
  if (second) return { graphics: second, linearFiltering: second.getExtension('OES_texture_float_linear') !== null };
  const first = canvas.getContext('webgl', ATTRIBUTES);
  if (!first) throw new Error('No WebGL here');
  return { graphics: first, linearFiltering: first.getExtension('OES_texture_half_float_linear') !== null };
}

/** Whether the processor stands in for a graphics card. */
function isSoftware(graphics: WebGLRenderingContext | WebGL2RenderingContext): boolean {
  const names = graphics.getExtension('WEBGL_debug_renderer_info');
  return names !== null && /swiftshader|llvmpipe|software|basic render/i.test(String(graphics.getParameter(names.UNMASKED_RENDERER_WEBGL)));
}

const isMobile = () => /Mobi|Android/i.test(navigator.userAgent);

/** A box of our own for the library to write its styles on, and to throw away whole. */
function buildStage(place: HTMLElement) {
  const stage = document.createElement('div');
  const canvas = document.createElement('canvas');
  stage.append(canvas);
  // Its touch handling is wrong away from the page's corner and outlives its stop: no touch ever reaches it.
  Object.assign(stage.style, { width: '100%', height: '100%', transformOrigin: '0 0', pointerEvents: 'none' });
  place.append(stage);
  return { stage, canvas };
}

/**
 * Lights the smoke in a place of the page.
 * @param onOut told once when the graphics context is lost or the machine is too slow for any smoke
 * @throws when there is no WebGL, or when the library fails
 */
export async function lightEngine(place: HTMLElement, onOut: () => void): Promise<Engine> {
  const { default: Fluid } = await import('webgl-fluid-enhanced');
  const { stage, canvas } = buildStage(place);
  let free = () => {};
  const discard = () => {
    canvas.removeEventListener('webglcontextlost', onOut);
    // A browser lends few contexts: this one goes back at once, not when its memory is swept.
    free();
    stage.remove();
  };
  try {
    const { graphics, linearFiltering } = openGraphics(canvas);
    free = () => graphics.getExtension('WEBGL_lose_context')?.loseContext();
    canvas.addEventListener('webglcontextlost', onOut);
    const settings = fluidSettings({ mobile: isMobile(), linearFiltering });
    const library = new Fluid(stage);
    library.setConfig(settings);
    return drive(library, { stage, canvas, settings, level: isSoftware(graphics) ? LOWEST : 0, onOut, discard });
  } catch (error) {
    discard();
    throw error;
  }
}

interface Parts {
  stage: HTMLElement;
  canvas: HTMLCanvasElement;
  settings: FluidSettings;
  level: number;
  onOut: () => void;
  discard: () => void;
}

function drive(library: Library, { stage, canvas, settings, level, onOut, discard }: Parts): Engine {
  let stop: (() => void) | null = null;

  const draw = ({ dye, simulation, stretch, effects }: Quality) => {
    Object.assign(stage.style, { width: `${100 / stretch}%`, height: `${100 / stretch}%`, transform: `scale(${stretch})` });
    library.setConfig({
      dyeResolution: settings.dyeResolution * dye,
      simResolution: settings.simResolution * simulation,
      pressureIterations: settings.pressureIterations * simulation,
      ...(effects ? {} : { shading: false, bloom: false, sunrays: false }),
    });
  };
  draw(qualityAt(level));
  const pace = createPace(draw, onOut, level);

  const breathe = () => {
    const { clientWidth, clientHeight } = canvas;
    // The library takes x in points of the canvas and y in those of the page.
    library.splatAtLocation((0.15 + Math.random() * 0.7) * clientWidth * devicePixelRatio, clientHeight * (0.8 + Math.random() * 0.15), (Math.random() - 0.5) * 700, 500 + Math.random() * 700);
  };

  const run = () => {
    if (stop) return;
    library.start();
    const unfollow = followPointers(canvas);
    const breath = setInterval(breathe, BREATH_MS);
    let frame = requestAnimationFrame(function watch(now) {
      frame = requestAnimationFrame(watch);
      pace.frame(now);
    });
    stop = () => {
      library.stop();
      unfollow();
      clearInterval(breath);
      cancelAnimationFrame(frame);
      pace.rest();
    };
    breathe();
  };

  const halt = () => {
    stop?.();
    stop = null;
  };

  return {
    run,
    halt,
    save() {
      const wasHalted = stop === null;
      if (wasHalted) library.start();
      // The picture is looked at by itself, so the night comes along.
      library.setConfig({ transparent: false, backgroundColor: PALETTE.dark.ground });
      library.downloadScreenshot();
      library.setConfig({ transparent: true });
      if (wasHalted) library.stop();
    },
    dispose() {
      halt();
      discard();
    },
  };
}
