import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../../src/contract/language';
import { MailDocument } from './layout';
import { MailReactContext, type MailContext } from './mailContext';

/** Returns the complete HTML document of a mail. */
export const mailHtml = (mail: MailContext, { language, title }: { language: Language; title: string }, body: ReactElement): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(
    <MailReactContext value={mail}>
      <MailDocument language={language} title={title}>
        {body}
      </MailDocument>
    </MailReactContext>,
  )}`;
