// A queue: a list that opens on what waits, oldest first, and goes on to the next item after each decision (ListModel.waiting says so).
export { default } from './ListScreen.tsx'
