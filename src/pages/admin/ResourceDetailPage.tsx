import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link as RouterLink, useLocation, useParams } from 'react-router-dom';
import { PageWidth } from '../../components/PageWidth';
import { saveFile } from '../../components/saveFile';
import { csvOf } from '../../contract/csv';
import { dayAt } from '../../contract/days';
import { slugOf } from '../../contract/fileName';
import { DeleteButton } from '../../features/admin/DeleteButton';
import { fieldsOf } from '../../features/admin/fields';
import { formTexts } from '../../features/admin/formTexts';
import type { Manifest } from '../../features/admin/manifest';
import { ADMIN_RESOURCES } from '../../contract/adminResources';
import { manifestAt } from '../../features/admin/manifests';
import { ResourceLoader } from '../../features/admin/ResourceLoader';
import { PublishButton } from '../../features/admin/PublishButton';
import { ResourceDetail } from '../../features/admin/ResourceDetail';
import { ScreenHeading } from '../../features/admin/ScreenHeading';
import { useResourceNavigation } from '../../features/admin/useResourceNavigation';
import { Attendance } from '../../features/attendance/Attendance';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useSettings } from '../../i18n/SettingsProvider';
import { useText } from '../../i18n/useText';

function Detail({ manifest, id }: { manifest: Manifest; id: string }) {
  const t = useText(formTexts);
  const language = useLanguage();
  const { identity } = useSettings();
  const { list, editOf, backWith } = useResourceNavigation(manifest);
  const canBePublished = fieldsOf(manifest).some(({ kind }) => kind === 'showing');
  return (
    <PageWidth>
      <ResourceLoader manifest={manifest} id={id} screen="detail" back={list}>
        {(resource, reread) => (
          <Box sx={{ pb: 12 }}>
            <ScreenHeading
              title={manifest.nameOf(resource, language)}
              back={list}
              backLabel={t('back')}
              actions={
                <>
                  <Button component={RouterLink} to={editOf(resource)} variant="contained">
                    {t('edit')}
                  </Button>
                  {canBePublished && <PublishButton manifest={manifest} record={resource} onChanged={reread} />}
                </>
              }
              remove={<DeleteButton manifest={manifest} record={resource} onDeleted={() => backWith('deleted', resource)} />}
            />
            <ResourceDetail manifest={manifest} record={resource} />
            {(manifest.resource === 'event' || manifest.resource === 'training') && (
              <Attendance kind={manifest.resource} id={resource.id} onExport={(table) => saveFile(`${slugOf(identity.name)}-${ADMIN_RESOURCES[manifest.resource].path}-${dayAt(new Date())}.csv`, 'text/csv;charset=utf-8', csvOf(table, language))} />
            )}
          </Box>
        )}
      </ResourceLoader>
    </PageWidth>
  );
}

/** Read-only page of one item of the resource in the URL. */
export function ResourceDetailPage() {
  const { id = '' } = useParams();
  const manifest = manifestAt(useLocation().pathname);
  return manifest && <Detail key={`${manifest.resource} ${id}`} manifest={manifest} id={id} />;
}
