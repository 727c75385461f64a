import { useLocation } from 'react-router-dom';
import { PageWidth } from '../../components/PageWidth';
import { formTexts } from '../../features/admin/formTexts';
import type { Manifest } from '../../features/admin/manifest';
import { manifestAt } from '../../features/admin/manifests';
import { ResourceForm } from '../../features/admin/ResourceForm';
import { ScreenHeading } from '../../features/admin/ScreenHeading';
import { useResourceNavigation } from '../../features/admin/useResourceNavigation';
import { textsIn } from '../../features/admin/textsIn';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';

function New({ manifest }: { manifest: Manifest }) {
  const t = useText(formTexts);
  const language = useLanguage();
  const { list, backWith } = useResourceNavigation(manifest);
  return (
    <PageWidth>
      <ScreenHeading title={textsIn(manifest.texts.create, language)} back={list} backLabel={t('back')} />
      <ResourceForm manifest={manifest} record={null} back={list} onSaved={(resource) => backWith('created', resource)} />
    </PageWidth>
  );
}

/** Page that creates an item of the resource in the URL. */
export function ResourceNewPage() {
  const manifest = manifestAt(useLocation().pathname);
  return manifest && <New key={manifest.resource} manifest={manifest} />;
}
