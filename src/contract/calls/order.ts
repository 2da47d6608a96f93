export { priceCart } from '../cart.ts';
export {
  changeOrderState,
  notifyCustomerOfOrder,
  placeOrder,
  previewOrderMail,
  readDeliveryInformation,
  readOrder,
  readOrderByLink,
  readOrderValues,
  readOrders,
  readPositionConfigurations,
  startProduction,
} from '../order.ts';
export { cancelOrder, changeOrder, copyOrder } from '../order-change.ts';
export {
  answerChangeByLink,
  applyOrderChange,
  askOrderChange,
  discardOrderChange,
  readChangeByLink,
  readOrderChange,
  stageOrderChange,
} from '../staged-change.ts';
export { readStatusFile, updateOrderStatus } from '../order-import.ts';
export { printOrderByLink, printPaperByLink, readOrderCalendar, readOrderPapers } from '../document.ts';
