import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '../../i18n/useText';
import type { BuildFacts } from './facts';
import { FactList } from './FactList';
import { debugTexts } from './texts';
import { useDebug } from './useDebug';

export interface DebugPanelProps {
  build: BuildFacts;
}

/** Debug panel: build and browser information, and four actions to reset the site's state. */
export function DebugPanel({ build }: DebugPanelProps) {
  const t = useText(debugTexts);
  const { workers, names, notice, refresh, unregister, clear, reload } = useDebug();
  const list = (values: readonly string[], none: string): [string, ...string[]] => [values[0] ?? none, ...values.slice(1)];
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      {build.mapsKeyLength === 0 && (
        <Alert severity="warning" variant="outlined" role="note">
          {t('build.noMaps')}
        </Alert>
      )}
      <Box role="group" aria-label={t('actions')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="outlined" onClick={() => void refresh()}>
          {t('refresh')}
        </Button>
        <Button variant="outlined" onClick={() => void unregister()}>
          {t('unregister')}
        </Button>
        <Button variant="outlined" onClick={() => void clear()}>
          {t('clear')}
        </Button>
        <Button variant="outlined" onClick={reload}>
          {t('reload')}
        </Button>
      </Box>
      <Box role="status" sx={{ minHeight: 28, fontWeight: 650, overflowWrap: 'anywhere' }}>
        {notice && t(`notice.${notice.name}`, notice.values)}
      </Box>
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' }}>
        <FactList
          title={t('build.title')}
          facts={[
            [t('build.mode'), build.mode],
            [t('build.api'), build.apiRoot],
            [t('build.key'), build.mapsKeyLength === 0 ? t('build.keyAbsent') : t('build.keyPresent', { n: build.mapsKeyLength })],
            [t('build.script'), build.mapsScript],
          ]}
        />
        <FactList
          title={t('workers.title')}
          facts={[
            [t('workers.support'), workers === null ? '…' : t(workers.supported ? 'workers.yes' : 'workers.no')],
            [t('workers.controller'), workers === null ? '…' : (workers.controller ?? t('workers.none'))],
            [t('workers.registrations'), ...list(workers?.registrations.map(({ scope, script, state }) => `${script} (${state}) ${scope}`) ?? ['…'], t('workers.none'))],
          ]}
        />
        <FactList title={t('environment.title')} facts={build.environment.map(([name, value]) => [name, value === '' ? t('environment.empty') : value])} />
        <FactList title={t('caches.title')} facts={[[t('caches.title'), ...list(names ?? ['…'], t('caches.none'))]]} />
      </Box>
    </Box>
  );
}
