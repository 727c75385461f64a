import Link from '@mui/material/Link';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { FooterGroup } from '../../src/app/FooterGroup';

const meta = preview.meta({ component: FooterGroup });

/** Short list of links under a heading. */
export const Default = meta.story({
  args: { title: 'Services', children: [<Link key="a" href="#pizzas">Pizzas</Link>, <Link key="b" href="#fumoir">Fumoir</Link>] },
  async play({ canvas }) {
    await expect(canvas.getByText('Services')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});
