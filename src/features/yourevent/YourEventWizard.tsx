import { useMemo } from 'react';
import { Wizard, type WizardProps } from '../../components/wizard/Wizard';
import type { WizardStep } from '../../components/wizard/steps';
import { yourEventSchema } from '../../contract/yourEvent';
import { useText } from '../../i18n/useText';
import { BasicsStep } from './BasicsStep';
import { EMPTY_EVENT, type YourEventValues } from './draft';
import { MenuStep, type MenuStepProps } from './MenuStep';
import { yourEventTexts } from './texts';
import { TypeStep } from './TypeStep';

export type YourEventWizardProps = MenuStepProps & Pick<WizardProps<YourEventValues>, 'memory'> & {
  /** Called when all three steps are complete. */
  onFinish: () => void;
};

/** Wizard in three steps, before the date is chosen: basics, party or training, and menu. */
export function YourEventWizard({ renderOptions, memory, onFinish }: YourEventWizardProps) {
  const t = useText(yourEventTexts);
  const steps = useMemo<WizardStep<YourEventValues>[]>(
    () => [
      { id: 'basics', name: t('steps.basics.name'), title: t('steps.basics.title'), fields: ['hostName', 'location', 'adults', 'children'], content: <BasicsStep /> },
      { id: 'type', name: t('steps.type.name'), title: t('steps.type.title'), fields: ['kind'], content: <TypeStep /> },
      { id: 'menu', name: t('steps.menu.name'), title: t('steps.menu.title'), fields: ['kitchen', 'meats', 'sides', 'tools', 'toppings'], content: <MenuStep renderOptions={renderOptions} />, forward: t('finish') },
    ],
    [t, renderOptions],
  );
  return (
    <Wizard<YourEventValues>
      label={t('label')}
      steps={steps}
      schema={yourEventSchema}
      initialValues={EMPTY_EVENT}
      texts={yourEventTexts}
      {...(memory && { memory })}
      // Keeps the draft until the request is sent, so that a returning visitor finds the answers.
      onFinish={() => {
        onFinish();
        return Promise.resolve('kept');
      }}
    />
  );
}
