import { Fragment, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { applyControls, environmentKey, subscribeControls, type EnvironmentArgs, type StoryEnvironment } from './storyEnvironment';

interface EnvironmentControlsProps {
  args: EnvironmentArgs;
  parameters: StoryEnvironment;
  children: ReactNode;
}

/** Remounts the story when an environment control changes. Storybook only re-renders it, without `beforeEach` and with the cached answers. */
export function EnvironmentControls({ args, parameters, children }: EnvironmentControlsProps) {
  const key = useSyncExternalStore(subscribeControls, environmentKey);
  useLayoutEffect(() => applyControls(args, parameters), [args, parameters]);
  return <Fragment key={key}>{children}</Fragment>;
}
