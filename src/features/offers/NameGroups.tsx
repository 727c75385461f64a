import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Prose } from '../../components/Prose';

export interface NameGroupsProps {
  title: string;
  /** Groups with their names. Groups without names are omitted. */
  groups: readonly { title: string; names: readonly string[] }[];
}

/** Section of an offer's page: short lists side by side under one heading. Renders nothing when all lists are empty. */
export function NameGroups({ title, groups }: NameGroupsProps) {
  const filled = groups.filter(({ names }) => names.length > 0);
  if (filled.length === 0) return null;
  return (
    <Prose title={title}>
      <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(160px, 1fr))' } }}>
        {filled.map((group) => (
          <div key={group.title}>
            <Typography variant="h4" component="h3">
              {group.title}
            </Typography>
            <Box component="ul" sx={{ m: 0, mt: 2, '&&': { pl: 4.5 }, color: 'text.secondary' }}>
              {group.names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </Box>
          </div>
        ))}
      </Box>
    </Prose>
  );
}
