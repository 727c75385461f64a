import { useText } from '../i18n/useText';
import { pageTitle, titleText } from './pageTitle';
import type { SiteRoute } from './routes';
import { shellTexts } from './texts';

export interface PageTitleProps {
  name: SiteRoute['name'];
  unlisted: boolean;
  /** The page says its title itself. */
  ownTitle?: boolean;
}

/** The document's title, and the word to search engines for pages that are not theirs. */
export function PageTitle({ name, unlisted, ownTitle = false }: PageTitleProps) {
  const t = useText(shellTexts);
  const title = pageTitle(name, t(titleText(name)));
  return (
    <>
      {!ownTitle && (
        <>
          <title>{title}</title>
          <meta property="og:title" content={title} />
        </>
      )}
      {unlisted && <meta name="robots" content="noindex" />}
    </>
  );
}
