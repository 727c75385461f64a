import { useLocation, useParams } from 'react-router-dom';
import { PageWidth } from '../../components/PageWidth';
import { DeleteButton } from '../../features/admin/DeleteButton';
import { formTexts } from '../../features/admin/formTexts';
import type { Manifest } from '../../features/admin/manifest';
import { writableFields } from '../../features/admin/publication';
import { manifestAt } from '../../features/admin/manifests';
import { ResourceLoader } from '../../features/admin/ResourceLoader';
import { ResourceForm } from '../../features/admin/ResourceForm';
import { ScreenHeading } from '../../features/admin/ScreenHeading';
import { useResourceNavigation } from '../../features/admin/useResourceNavigation';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n/useText';

function Edit({ manifest, id }: { manifest: Manifest; id: string }) {
  const t = useText(formTexts);
  const language = useLanguage();
  const { list, backWith } = useResourceNavigation(manifest);
  return (
    <PageWidth>
      <ResourceLoader manifest={manifest} id={id} screen="form" back={list}>
        {(resource) => (
          <>
            <ScreenHeading
              title={t('editing', { name: manifest.nameOf(resource, language) })}
              back={list}
              backLabel={t('back')}
              remove={<DeleteButton manifest={manifest} record={resource} onDeleted={() => backWith('deleted', resource)} />}
            />
            <ResourceForm manifest={manifest} record={resource} back={list} onSaved={(saved, before) => backWith('saved', saved, before ? writableFields(before) : undefined)} />
          </>
        )}
      </ResourceLoader>
    </PageWidth>
  );
}

/** Page that edits or deletes one item of the resource in the URL. */
export function ResourceEditPage() {
  const { id = '' } = useParams();
  const manifest = manifestAt(useLocation().pathname);
  return manifest && <Edit key={`${manifest.resource} ${id}`} manifest={manifest} id={id} />;
}
