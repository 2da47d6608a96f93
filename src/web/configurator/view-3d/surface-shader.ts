/**
 * Procedural surfaces, drawn in real millimetres from the part's own coordinates: growth rings and fibres of boards, veneer layers of plywood, flakes of OSB,
 * weave of cushions. No textures are downloaded. `vPart.x` runs along the grain, so the end of a board shows its rings.
 */
export const vertexHead = /* glsl */ `
attribute vec3 aSize;
attribute vec4 aLook; // seed, grain axis, radius, marked
varying vec3 vPart;
varying vec3 vHalf;
varying vec3 vFace;
varying vec3 vLook;
`;

/** Replaces the built-in start of a vertex: corner and rounding direction are converted to millimetres. */
export const vertexPlace = /* glsl */ `
float round_ = min(aLook.z, 0.5 * min(aSize.x, min(aSize.y, aSize.z)));
vec3 transformed = position * (0.5 * aSize - round_) + normal * round_;
`;

export const vertexTail = /* glsl */ `
vPart = aLook.y < 0.5 ? transformed.xyz : (aLook.y < 1.5 ? transformed.yxz : transformed.zyx);
vHalf = 0.5 * (aLook.y < 0.5 ? aSize.xyz : (aLook.y < 1.5 ? aSize.yxz : aSize.zyx));
vFace = aLook.y < 0.5 ? normal.xyz : (aLook.y < 1.5 ? normal.yxz : normal.zyx);
vLook = vec3(aLook.x, aLook.w, aLook.z);
`;

const noise = /* glsl */ `
varying vec3 vPart;
varying vec3 vHalf;
varying vec3 vFace;
varying vec3 vLook;
uniform vec3 uGrain;
float hash1(vec2 p) { vec3 q = fract(vec3(p.xyx) * 0.1031); q += dot(q, q.yzx + 33.33); return fract((q.x + q.y) * q.z); }
float noise2(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash1(i), hash1(i + vec2(1, 0)), f.x), mix(hash1(i + vec2(0, 1)), hash1(i + vec2(1, 1)), f.x), f.y);
}
float noise3(vec3 p) {
  float k = floor(p.z), f = fract(p.z);
  f = f * f * (3.0 - 2.0 * f);
  return mix(noise2(p.xy + k * 17.31), noise2(p.xy + (k + 1.0) * 17.31), f);
}
float edgeShade() {
  vec3 rest = vHalf - abs(vPart);
  vec3 turned = abs(vFace);
  // The distance to the face itself does not count.
  rest += step(0.7, turned) * 1e4;
  float d = min(rest.x, min(rest.y, rest.z));
  float wide = max(1.6, fwidth(d) * 0.9);
  return smoothstep(0.0, wide * 1.6, d);
}
`;

const surfaces = {
  board: /* glsl */ `
vec3 surface(vec3 base) {
  float s = vLook.x;
  float x = vPart.x;
  vec2 heart = vec2((s - 0.5) * 150.0, 60.0 + 140.0 * fract(s * 7.31));
  vec2 at = vPart.yz + heart;
  at += (vec2(noise2(vec2(x * 0.0022, s * 40.0)), noise2(vec2(x * 0.0022, 9.0 + s * 40.0))) - 0.5) * 46.0;
  at += (noise3(vec3(x * 0.006, vPart.yz * 0.02)) - 0.5) * 7.0;
  float r = length(at) / 6.2;
  float ring = fract(r);
  float late = smoothstep(0.25, 0.92, ring) * (1.0 - smoothstep(0.93, 1.0, ring));
  float seen = 1.0 - smoothstep(0.25, 0.7, fwidth(r));
  late = mix(0.36, late, seen);
  float fibre = noise2(vec2(x * 0.035, (vPart.y + vPart.z) * 1.3 + s * 90.0));
  float broad = noise2(vec2(x * 0.003 + s * 30.0, (vPart.y - vPart.z) * 0.02));
  float end = step(0.7, abs(vFace.x));
  vec3 c = mix(base, base * uGrain, late * mix(0.62, 0.95, end));
  c *= 0.965 + 0.05 * fibre * (1.0 - end) + 0.045 * broad;
  c *= mix(1.0, 0.86, end);
  return c * (0.955 + 0.09 * s);
}`,
  sheet: /* glsl */ `
vec3 surface(vec3 base) {
  float s = vLook.x;
  vec3 h = vHalf;
  float thin = min(h.x, min(h.y, h.z));
  vec3 isThin = step(h, vec3(thin + 0.01));
  float depth = dot(vPart, isThin) + thin;
  float flat_ = step(0.7, dot(abs(vFace), isThin));
  float layers = max(3.0, floor(thin * 2.0 / 2.6 + 0.5));
  float layer = floor(depth / (thin * 2.0) * layers);
  float stripe = mod(layer, 2.0);
  vec2 uv = h.y < h.z ? vPart.xz : vPart.xy;
  float wave = noise2(vec2(uv.x * 0.0016 + s * 20.0, uv.y * 0.012)) * 5.0 + uv.y * 0.02;
  float figure = smoothstep(0.2, 0.9, abs(fract(wave) - 0.5) * 2.0);
  float fibre = noise2(vec2(uv.x * 0.03, uv.y * 1.1));
  vec3 face = mix(base * mix(vec3(1.0), uGrain, 0.35), base, figure) * (0.97 + 0.04 * fibre);
  vec3 edge = base * mix(vec3(0.95), uGrain * 0.92, stripe);
  return mix(edge, face, flat_) * (0.97 + 0.05 * s);
}`,
  flakes: /* glsl */ `
vec3 surface(vec3 base) {
  vec3 n = abs(vFace);
  vec2 uv = n.x > 0.7 ? vPart.yz : (n.y > 0.7 ? vPart.xz : vPart.xy);
  float tone = 0.0, seam = 0.0;
  for (int k = 0; k < 4; k++) {
    float a = float(k) * 0.83 + vLook.x * 3.0;
    vec2 p = mat2(cos(a), -sin(a), sin(a), cos(a)) * uv;
    vec2 cell = vec2(p.x / 74.0 + 0.41 * floor(p.y / 19.0), p.y / 19.0);
    vec2 id = floor(cell);
    float here = hash1(id + float(k) * 31.7 + vLook.x * 90.0);
    if (here > 0.52) {
      tone = here * 2.0 - 1.3;
      vec2 f = fract(cell);
      seam = 1.0 - smoothstep(0.0, 0.1, min(min(f.x * 3.0, (1.0 - f.x) * 3.0), min(f.y, 1.0 - f.y)));
    }
  }
  vec3 c = base * (0.95 + 0.16 * tone);
  return mix(c, c * uGrain, seam * 0.4) * (0.98 + 0.03 * noise2(uv * 0.4));
}`,
  soft: /* glsl */ `
vec3 surface(vec3 base) {
  vec3 n = abs(vFace);
  vec2 uv = n.x > 0.7 ? vPart.yz : (n.y > 0.7 ? vPart.xz : vPart.xy);
  float weave = sin(uv.x * 1.7) * sin(uv.y * 1.7);
  float seen = 1.0 - smoothstep(0.4, 1.2, fwidth(uv.x) * 1.7);
  float seam = smoothstep(0.0, 5.0, abs(abs(vPart.y) - vHalf.y + vLook.z));
  return base * (0.985 + 0.03 * weave * seen + 0.02 * noise2(uv * 0.02)) * mix(0.9, 1.0, seam);
}`,
  glass: /* glsl */ `
float glassEdge() {
  vec3 rest = vHalf - abs(vPart);
  rest += step(0.7, abs(vFace)) * 1e4;
  return 1.0 - smoothstep(2.0, 14.0, min(rest.x, min(rest.y, rest.z)));
}
float glassShine() {
  float across = (vPart.x + vPart.y * 1.6 + vPart.z) * 0.0026;
  float band = fract(across * 0.5 + 0.2);
  return smoothstep(0.28, 0.31, band) * (1.0 - smoothstep(0.47, 0.5, band)) + smoothstep(0.55, 0.57, band) * (1.0 - smoothstep(0.61, 0.63, band));
}
vec3 surface(vec3 base) {
  return mix(mix(base, vec3(1.0), 0.85 * glassShine()), base * uGrain * 0.8, glassEdge());
}`,
  plain: /* glsl */ `
vec3 surface(vec3 base) {
  return base * (0.98 + 0.03 * noise2(vPart.xy * 0.05 + vPart.z));
}`,
} as const;

export type SurfaceId = keyof typeof surfaces;

/** Glass shows what is below it, less where light falls on it and at its edges. */
export const fragmentGlass = /* glsl */ `diffuseColor.a = clamp(diffuseColor.a * 0.8 + 0.22 * glassShine() + 0.6 * glassEdge(), 0.0, 0.95);`;

export const fragmentHead = (surface: SurfaceId): string =>
  `${noise}${surfaces[surface]}\nuniform float uEdge;\nuniform vec3 uMark;\nuniform vec3 uCut;\n`;

export const fragmentColour = /* glsl */ `
diffuseColor.rgb = surface(diffuseColor.rgb);
diffuseColor.rgb *= mix(1.0, edgeShade(), uEdge);
diffuseColor.rgb = mix(diffuseColor.rgb, uMark * (0.55 + 0.6 * dot(diffuseColor.rgb, vec3(0.33))), 0.82 * vLook.y);
`;

/** Inner faces are visible only where a section opens the part. */
export const fragmentCut = /* glsl */ `if (!gl_FrontFacing) outgoingLight = uCut;`;
