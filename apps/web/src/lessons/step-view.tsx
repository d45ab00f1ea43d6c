import { BillStep } from './steps/bill-step.tsx';
import { ChooseStep } from './steps/choose-step.tsx';
import { CountStep } from './steps/count-step.tsx';
import { DealStep } from './steps/deal-step.tsx';
import { OrderStep } from './steps/order-step.tsx';
import { SelectStep } from './steps/select-step.tsx';
import { TableStep } from './steps/table-step.tsx';
import type { StepProps } from './step-props.ts';

/** A step, whatever its kind. */
export function StepView({ step, ...rest }: StepProps) {
  switch (step.kind) {
    case 'table':
      return <TableStep step={step} {...rest} />;
    case 'select':
      return <SelectStep step={step} {...rest} />;
    case 'order':
      return <OrderStep step={step} {...rest} />;
    case 'choose':
      return <ChooseStep step={step} {...rest} />;
    case 'count':
      return <CountStep step={step} {...rest} />;
    case 'bill':
      return <BillStep step={step} {...rest} />;
    case 'deal':
      return <DealStep step={step} {...rest} />;
  }
}
