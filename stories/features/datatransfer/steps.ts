import { dataTransferTexts } from '../../../src/features/datatransfer/texts';
import type { PlayContext } from '../../fixtures/playContext';
import { normalizeSpaces, translator } from '../../fixtures/translate';

export const data = ({ globals }: Pick<PlayContext, 'globals'>) => translator(dataTransferTexts, globals['locale']);

/** Matcher for a text with all kinds of spaces treated as equal. */
export const spaced = (text: string) => (content: string) => normalizeSpaces(content) === normalizeSpaces(text);

/** File as the owner's telephone has it. */
export const exportedFile = new File(['PK'.repeat(900_000)], 'boucane-2027-05-10.zip', { type: 'application/zip' });

export type FormContext = Pick<PlayContext, 'userEvent'> & { canvasElement: HTMLElement };

/** Chooses the file, as in the device's file dialog. */
export const chooseFile = ({ canvasElement, userEvent }: FormContext) => userEvent.upload(canvasElement.querySelector('input[type=file]') ?? canvasElement, exportedFile);

/** Addresses that the browser was asked to download. */
export const downloaded: string[] = [];

/** Intercepts downloads, because a story must not save files. */
export function catchDownloads() {
  downloaded.length = 0;
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    downloaded.push(this.getAttribute('href') ?? '');
  };
  return () => {
    HTMLAnchorElement.prototype.click = click;
  };
}
