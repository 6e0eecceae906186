// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {NameRegistry} from './NameRegistry.sol';

/// A resolver with the functions of EIP-137 (`addr`), EIP-181 (`name`), EIP-634 (`text`) and EIP-2304 (`addr` of any coin).
/// An EVM network without an address record has the default address of ENSIP-19.
contract NameResolver {
    uint256 private constant ETH = 60;
    uint256 private constant DEFAULT_EVM = 0x80000000;
    NameRegistry private immutable _registry;
    mapping(bytes32 => mapping(uint256 => bytes)) private _addresses;
    mapping(bytes32 => string) private _names;
    mapping(bytes32 => mapping(string => string)) private _texts;

    modifier onlyOwner(bytes32 node) {
        require(_registry.owner(node) == msg.sender, 'Not the owner');
        _;
    }

    constructor(NameRegistry registry) {
        _registry = registry;
    }

    function setAddr(bytes32 node, uint256 coinType, bytes calldata value) external onlyOwner(node) {
        _addresses[node][coinType] = value;
    }

    function setName(bytes32 node, string calldata value) external onlyOwner(node) {
        _names[node] = value;
    }

    function setText(bytes32 node, string calldata key, string calldata value) external onlyOwner(node) {
        _texts[node][key] = value;
    }

    function addr(bytes32 node) external view returns (address) {
        bytes storage value = _addresses[node][ETH];
        return value.length == 20 ? address(bytes20(value)) : address(0);
    }

    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory) {
        bytes memory own = _addresses[node][coinType];
        bool isEvm = coinType > DEFAULT_EVM && coinType < 2 * DEFAULT_EVM;
        return own.length == 0 && isEvm ? _addresses[node][DEFAULT_EVM] : own;
    }

    function name(bytes32 node) external view returns (string memory) {
        return _names[node];
    }

    function text(bytes32 node, string calldata key) external view returns (string memory) {
        return _texts[node][key];
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return
            id == 0x01ffc9a7 || // EIP-165
            id == 0x3b3b57de || // addr(bytes32)
            id == 0xf1cb7e06 || // addr(bytes32,uint256)
            id == 0x691f3431 || // name(bytes32)
            id == 0x59d1d43c; // text(bytes32,string)
    }
}
