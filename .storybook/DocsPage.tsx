import { Canvas, Controls, Description, DocsContext, Subtitle, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

const descriptionOf = ({ docs }: { docs?: { description?: { story?: string } } }): string => docs?.description?.story ?? '';

/**
 * Docs page of a component: one interactive story with its controls, and links to the others. Two page stories rendered together would share the mock
 * server.
 */
export function DocsPage() {
  const context = useContext(DocsContext);
  const [primary, ...others] = context.componentStories().filter(({ tags }) => tags.includes('dev'));
  if (!primary) return <Title />;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Canvas of={primary.moduleExport} className="live-story" />
      <Controls of={primary.moduleExport} />
      {others.length > 0 && (
        <>
          <h2>Other states</h2>
          <ul>
            {others.map(({ id, name, parameters }) => (
              <li key={id}>
                <a href={`./?path=/story/${id}`} target="_top">
                  {name}
                </a>{' '}
                {descriptionOf(parameters)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
