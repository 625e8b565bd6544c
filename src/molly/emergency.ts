export function emergencyReply(_f: unknown, _l: string): string { return '' }
