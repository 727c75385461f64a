import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { customersTexts } from '../../../src/features/customers/texts';
import type { PlayContext } from '../../fixtures/playContext';
import { translator } from '../../fixtures/translate';

export const texts = ({ globals }: Pick<PlayContext, 'globals'>) => translator(customersTexts, globals['locale']);

/** Returns queries for the dialog once it is visible. It is rendered outside the story's canvas. */
export const inDialog = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** Settings of stories at 320 px, which check that the page does not overflow horizontally. */
export const NARROW = { tags: ['no-screenshot'], globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const expectNoSideScroll = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

function Arrival({ state }: { state: object }) {
  const navigate = useNavigate();
  const { pathname, search, state: current } = useLocation() as { pathname: string; search: string; state: unknown };
  useEffect(() => {
    if (current === null) void navigate({ pathname, search }, { replace: true, state });
  }, [current, navigate, pathname, search, state]);
  return null;
}

/** Decorator that opens the story's route with a navigation state, as a link of another page does. */
export const withNavigationState =
  (state: object): Decorator =>
  (Story) => (
    <>
      <Arrival state={state} />
      <Story />
    </>
  );
