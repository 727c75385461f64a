import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';

export interface FactListProps {
  title: string;
  /** Names with their values; multiple values are listed below each other. */
  facts: readonly (readonly [name: string, ...values: string[]])[];
}

/** List of technical names and values. */
export function FactList({ title, facts }: FactListProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, p: { xs: 5, sm: 6 } }}>
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 3 }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 11rem) minmax(0, 1fr)' }, columnGap: 5, typography: 'body2', '& dt': { color: 'text.secondary', pt: 2 }, '& dd': { m: 0, pt: { xs: 0, sm: 2 }, fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' } }}>
        {facts.map(([name, ...values]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>
              {values.map((value) => (
                <div key={value}>{value}</div>
              ))}
            </dd>
          </Fragment>
        ))}
      </Box>
    </Box>
  );
}
