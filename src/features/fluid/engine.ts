import type Library from 'webgl-fluid-enhanced';
import { fluidSettings, type FluidSettings } from '../../contract/fluid';
import { PALETTE } from '../../contract/palette';
import { createPace, LOWEST, qualityAt, type Quality } from './pace';
import { followPointers } from './pointers';
import type { Engine } from './smoke';

/** Interval of puffs of smoke from below, in milliseconds, so that the smoke does not fade without pointer movement. */
const BREATH_MS = 1400;

/**
 * Context attributes that the library uses. The context is created first, so that the library receives the same one and a missing WebGL is detected
 * before the library starts.
 */
const ATTRIBUTES: WebGLContextAttributes = { alpha: true, depth: false, stencil: false, antialias: false, preserveDrawingBuffer: false };

/** Creates the WebGL context, and checks for linear filtering of half-float textures. */
function openGraphics(canvas: HTMLCanvasElement) {
  const second = canvas.getContext('webgl2', ATTRIBUTES);
  if (second) return { graphics: second, linearFiltering: second.getExtension('OES_texture_float_linear') !== null };
  const first = canvas.getContext('webgl', ATTRIBUTES);
  if (!first) throw new Error('No WebGL here');
  return { graphics: first, linearFiltering: first.getExtension('OES_texture_half_float_linear') !== null };
}

/** Whether WebGL is rendered in software, without a graphics card. */
function isSoftware(graphics: WebGLRenderingContext | WebGL2RenderingContext): boolean {
  const names = graphics.getExtension('WEBGL_debug_renderer_info');
  return names !== null && /swiftshader|llvmpipe|software|basic render/i.test(String(graphics.getParameter(names.UNMASKED_RENDERER_WEBGL)));
}

const isMobile = () => /Mobi|Android/i.test(navigator.userAgent);

/** Creates a separate element that the library can style, and that can be removed as a whole. */
function buildStage(place: HTMLElement) {
  const stage = document.createElement('div');
  const canvas = document.createElement('canvas');
  stage.append(canvas);
  // No pointer events, because the library's touch handling uses wrong coordinates away from the page's corner and continues after it is stopped.
  Object.assign(stage.style, { width: '100%', height: '100%', transformOrigin: '0 0', pointerEvents: 'none' });
  place.append(stage);
  return { stage, canvas };
}

/**
 * Starts the smoke engine in an element.
 * @param onOut called once when the graphics context is lost or the device is too slow for any smoke
 * @throws when WebGL is unavailable or the library fails
 */
export async function lightEngine(place: HTMLElement, onOut: () => void): Promise<Engine> {
  const { default: Fluid } = await import('webgl-fluid-enhanced');
  const { stage, canvas } = buildStage(place);
  let free = () => {};
  const discard = () => {
    canvas.removeEventListener('webglcontextlost', onOut);
    // Browsers limit the number of contexts, so this one is released immediately, not on garbage collection.
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

interface Simulation {
  stage: HTMLElement;
  canvas: HTMLCanvasElement;
  settings: FluidSettings;
  level: number;
  onOut: () => void;
  discard: () => void;
}

function drive(library: Library, { stage, canvas, settings, level, onOut, discard }: Simulation): Engine {
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
    // The library expects x in canvas pixels and y in CSS pixels.
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
      // The screenshot is viewed on its own, so it includes the dark background.
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
