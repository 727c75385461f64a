import { isIndexable } from '../contract/settings';
import { useSettings } from '../i18n/SettingsProvider';
import { useText } from '../i18n/useText';
import { pageTitle, titleText } from './pageTitle';
import type { SiteRoute } from './routes';
import { shellTexts } from './texts';

export interface PageTitleProps {
  name: SiteRoute['name'];
  unlisted: boolean;
  /** Whether the page sets its own title. */
  ownTitle?: boolean;
}

/** Document title, and `noindex` for pages that search engines must not list, which are all of them while facts of the business are invented. */
export function PageTitle({ name, unlisted, ownTitle = false }: PageTitleProps) {
  const t = useText(shellTexts);
  const settings = useSettings();
  const title = pageTitle(name, t(titleText(name)), settings.identity.name);
  return (
    <>
      {!ownTitle && (
        <>
          <title>{title}</title>
          <meta property="og:title" content={title} />
        </>
      )}
      {(unlisted || !isIndexable(settings)) && <meta name="robots" content="noindex" />}
    </>
  );
}
