import { PageWidth } from '../../components/PageWidth';
import { SettingsIndex } from '../../features/settings/SettingsIndex';

/** Index of the owner's settings. */
export function SettingsPage() {
  return (
    <PageWidth>
      <SettingsIndex />
    </PageWidth>
  );
}
