// What the server asks of others ends after seconds; the others of these tests live in the same process, and on a machine that stood still they would have been silent.
const times = 24
const usual = AbortSignal.timeout.bind(AbortSignal)
const patient = (ms: number): AbortSignal => usual(ms * times)
// A worker runs this before each of its files.
if (AbortSignal.timeout.name !== 'patient') AbortSignal.timeout = patient
