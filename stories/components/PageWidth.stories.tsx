import Box from '@mui/material/Box';
import preview from '../../.storybook/preview';
import { PageWidth } from '../../src/components/PageWidth';
import { guidance } from '../docs/guidance';

const meta = preview.meta({ component: PageWidth, parameters: { docs: { description: { component: guidance('PageWidth') } } } });

/** Maximum width and margins of every page. */
export const Default = meta.story({ args: { children: <Box sx={{ bgcolor: 'background.paper', p: 6 }}>De bord à bord</Box> } });
