import { createController, type ActionOf, type Controller } from '@pavilion/kernel/controller';
import type { MoneyAction, MoneyActions } from './createMoneyAction.ts';
import { createMoneyActionSaga } from './createMoneyActionSaga.ts';
import type { MoneyActionPorts } from './moneyActionPorts.ts';
import type { MoneyActionState } from './moneyActionState.ts';

/** Creates a controller of a money action, for hosts without Redux. `report` also receives an error that stops the flow. */
export const createMoneyActionController = <Draft, Answer, Secret>(
  kind: MoneyAction<Draft, Answer, Secret>,
  ports: MoneyActionPorts<Draft, Answer, Secret>,
): Controller<MoneyActionState<Draft, Answer>, ActionOf<MoneyActions<Draft, Answer, Secret>>> =>
  createController(kind.reducer, createMoneyActionSaga(kind, ports), ports.report);
