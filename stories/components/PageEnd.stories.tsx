import Button from '@mui/material/Button';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { PageEnd } from '../../src/components/PageEnd';
import { guidance } from '../docs/guidance';
import { expectTouchTargets } from '../fixtures/layoutAssertions';

const meta = preview.meta({
  component: PageEnd,
  parameters: { docs: { description: { component: guidance('PageEnd') } } },
  args: { title: 'Une page qui finit', lead: 'Une phrase qui dit ce qui vient, pour qui vient de se décider.', illustration: 'wood' as const, action: <Button variant="contained" size="large">La suite</Button> },
});

export const Default = meta.story({
  tags: ['layout'],
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expectTouchTargets([canvas.getByRole('button')]);
  },
});

export const LongText = meta.story({
  args: {
    title: 'Une fin de page beaucoup trop longue, comme il en arrive dans une langue qui aime les compléments du nom',
    lead: 'Une phrase qui dit tout ce qui vient ensuite, sur le feu, sur le bois, sur le temps qu’il faut et sur la patience des convives, pour voir où les lignes se brisent.',
  },
});
