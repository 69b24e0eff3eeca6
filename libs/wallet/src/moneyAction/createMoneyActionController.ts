import { createController, type ActionOf, type Controller } from '@pavilion/kernel/controller';
import type { MoneyAction, MoneyActions } from './createMoneyAction.ts';
import { createMoneyActionSaga } from './createMoneyActionSaga.ts';
import type { MoneyActionPorts } from './moneyActionPorts.ts';
import type { MoneyActionState } from './moneyActionState.ts';

/** Creates a controller of a money action, for hosts without Redux. `report` also receives an error that stops the flow. */
export const createMoneyActionController = <Draft, Result, Secret>(
  kind: MoneyAction<Draft, Result, Secret>,
  ports: MoneyActionPorts<Draft, Result, Secret>,
): Controller<MoneyActionState<Draft, Result>, ActionOf<MoneyActions<Draft, Result, Secret>>> =>
  createController(kind.reducer, createMoneyActionSaga(kind, ports), ports.report);
