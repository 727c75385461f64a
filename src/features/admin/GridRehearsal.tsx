import Box from '@mui/material/Box';
import { startTransition, useEffect, useState } from 'react';
import { ResourceGrid } from './ResourceGrid';
import { user } from './manifests/user';

const NOBODY = [{ id: 'nobody' }];
const COLUMNS = user.columns.filter(({ hidden }) => !hidden);
const ignore = () => {};

/**
 * A table where nobody sees it, for a moment: its several hundred rules are then written and its code has run once, before somebody
 * waits for the rows of one. Shown while a password is typed.
 */
export function GridRehearsal() {
  const [act, setAct] = useState<'before' | 'drawn' | 'over'>('before');
  useEffect(() => {
    if (act === 'over') return undefined;
    // In steps, and not while the page that is seen is still being put up.
    const next = setTimeout(() => startTransition(() => setAct(act === 'before' ? 'drawn' : 'over')), act === 'before' ? 300 : 50);
    return () => clearTimeout(next);
  }, [act]);
  if (act !== 'drawn') return null;
  return (
    <Box inert sx={{ position: 'fixed', top: 0, left: 0, width: 1000, height: 0, overflow: 'hidden', visibility: 'hidden' }}>
      <ResourceGrid manifest={user} things={NOBODY} columns={COLUMNS} sort={null} order="asc" loading={false} selected={[]} untouchable={null} onSelect={ignore} onSort={ignore} />
    </Box>
  );
}
