/** Why the plan, a station or a cut of the workshop is refused. */
export default {
  workOrderClosed: 'This work order is finished or cancelled; it can no longer be moved.',
  workOrderBegun: 'Work on it has begun; it can only be split before.',
  splitTooLarge: 'At most {most} pieces can be split off.',
  workDayPast: '{day} is over.',
  workDayClosed: 'Nobody works on {day}.',
  promiseWouldBreak: 'Delivery is promised for {promised}; this way the goods can be delivered on {deliverable} at the earliest.',
  workOrderCanceled: 'This order is cancelled. Put the sheet aside and ask the office.',
  workOrderDelivered: 'These goods have already been delivered.',
  stationDoneAlready: 'This is already booked as finished.',
  stationOutOfOrder: 'The operation before it has to be booked as finished first.',
  stationNotLast: 'Only the last booking can be taken back.',
  nothingToSaw: 'All of this has been sawn already.',
  cutPlanChanged: 'The cut plan has changed meanwhile. Please look at it again.',
};
