export { chatActions } from './redux/chatActions.ts';
export { chatReducer } from './redux/chatReducer.ts';
export { selectChat, selectChatRoom, selectUnread } from './redux/chatSelectors.ts';
export { createChatController } from './redux/createChatController.ts';
export { createChatSaga } from './redux/createChatSaga.ts';
