import { Fragment, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { applyControls, environmentKey, subscribeControls, type EnvironmentArgs, type StoryEnvironment } from './storyEnvironment';

interface EnvironmentControlsProps {
  args: EnvironmentArgs;
  parameters: StoryEnvironment;
  children: ReactNode;
}

/**
 * Remounts the story when an environment control changes. Storybook alone would re-render the story without `beforeEach` and with the cached
 * responses.
 */
export function EnvironmentControls({ args, parameters, children }: EnvironmentControlsProps) {
  const key = useSyncExternalStore(subscribeControls, environmentKey);
  useLayoutEffect(() => applyControls(args, parameters), [args, parameters]);
  return <Fragment key={key}>{children}</Fragment>;
}
