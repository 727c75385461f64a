import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../../src/contract/language';
import { MailDocument } from './layout';

/** Returns the complete HTML document of a mail. */
export const mailHtml = (language: Language, title: string, body: ReactElement): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(
    <MailDocument language={language} title={title}>
      {body}
    </MailDocument>,
  )}`;
