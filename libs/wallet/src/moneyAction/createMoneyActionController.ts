import { createController, type Controller } from '@pavilion/kernel/controller';
import type { MoneyAction } from './createMoneyAction.ts';
import { createMoneyActionSaga } from './createMoneyActionSaga.ts';
import type { MoneyActionPorts } from './moneyActionPorts.ts';
import type { MoneyActionState } from './moneyActionState.ts';

/** A kind of money action without a Redux host: the third door. `report` also hears what stopped the flow. */
export const createMoneyActionController = <Draft, Answer, Secret>(
  kind: MoneyAction<Draft, Answer, Secret>,
  ports: MoneyActionPorts<Draft, Answer, Secret>,
): Controller<MoneyActionState<Draft, Answer>> =>
  createController(kind.reducer, createMoneyActionSaga(kind, ports), ports.report);
