import { readFileSync } from 'node:fs';

/** Resident memory of a process in megabytes, from Linux's /proc; 0 elsewhere. */
export function residentMemory(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
